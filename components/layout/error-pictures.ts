/** The drawn pictures of the error pages and the colour that stands in for each. */
export const notFoundPicture = { url: "/pictures/not-found", color: "#c9764a" };
export const errorPicture = { url: "/pictures/error", color: "#d8b77a" };
