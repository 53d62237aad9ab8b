/** Said to the page in the frame when what it shows was saved anew. */
export const savedEvent = "desk:saved";
