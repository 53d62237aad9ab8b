interface SavedFile {
  content_type: string;
  file_name: string;
  base64: string;
}

/** Has the browser save a file that a call of the desk answered. */
export function saveAs(file: SavedFile): void {
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
  const href = URL.createObjectURL(new Blob([bytes], { type: file.content_type }));
  const link = document.createElement("a");
  link.href = href;
  link.download = file.file_name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
