/** Offers what was fetched to be saved. */
export function saveFile({ name, bytes }: { name: string; bytes: Blob }): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to save after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
