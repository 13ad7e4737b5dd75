/** The part that is used: the package types another file of its own, and loosely. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills the pixels, turned as the picture says; null when it cannot be read. */
    display(into: ImageData, done: (pixels: ImageData | null) => void): void;
    free(): void;
  }
  interface Libheif {
    HeifDecoder: new () => { decode(file: ArrayBuffer): HeifImage[] };
  }
  export default function libheif(): Libheif;
}
