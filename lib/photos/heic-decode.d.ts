declare module "heic-decode" {
  interface HeicPixels {
    width: number;
    height: number;
    /** Red, green, blue and how opaque, a byte each. */
    data: Uint8ClampedArray;
  }
  /** Pictures of which only the size was read; `dispose` gives back their memory. */
  interface HeicPictures
    extends ReadonlyArray<{ width: number; height: number; decode(): Promise<HeicPixels> }> {
    dispose(): void;
  }
  const decoder: { all(source: { buffer: Uint8Array }): Promise<HeicPictures> };
  export default decoder;
}
