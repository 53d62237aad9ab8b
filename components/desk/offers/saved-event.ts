/** Said to the page in the frame when what it shows was saved anew. */
export const savedEvent = "desk:saved";

/** Said to the frame by the page in it, once it hears. */
export const hearingEvent = "desk:hearing";
