const patienceMs = 5_000;

/** Prints the page with its pictures, also those that nobody has scrolled to yet. */
export async function printWhole(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.allSettled(pictures.map((each) => each.decode())), late]);
  window.print();
}
