/** The drawn pictures of the error pages and the colour that stands in for each. */
export const notFoundPicture = { url: "/pictures/not-found", color: "#9a503f" };
export const errorPicture = { url: "/pictures/error", color: "#82896d" };
