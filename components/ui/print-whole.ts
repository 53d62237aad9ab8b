const patienceMs = 5_000;

/** Prints the page with its pictures, also those that nobody has scrolled to yet, and with what still comes. */
export async function printWhole(coming?: Promise<unknown>): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([
    Promise.allSettled([coming, ...pictures.map((each) => each.decode())]),
    late,
  ]);
  window.print();
}
