/** A path by its name, whichever letters are encoded; one that is encoded wrongly as it came. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
