export type Rgb = readonly [red: number, green: number, blue: number];

/** Dark to light ramp of a cloth, and the colour its flanks turn to when seen from the side (shot silk). */
export interface Palette {
  dark: Rgb;
  mid: Rgb;
  light: Rgb;
  shot: Rgb;
}

const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const palette = (dark: string, mid: string, light: string, shot: string): Palette => ({
  dark: rgb(dark),
  mid: rgb(mid),
  light: rgb(light),
  shot: rgb(shot),
});

export const palettes = {
  navyTeal: palette('#040a14', '#12566a', '#a9ece2', '#123a72'),
  teal: palette('#03110f', '#14776f', '#c2f7ea', '#0d4f6b'),
  goldMidnight: palette('#0a0913', '#94702c', '#fbeecb', '#4b3a4a'),
  gold: palette('#170d06', '#b98c3d', '#fff3d2', '#8a5a2c'),
  rose: palette('#210a12', '#b4646c', '#ffe4dc', '#8c4462'),
  ivory: palette('#42342a', '#d8cab4', '#fffcf5', '#b9a592'),
  emerald: palette('#020e0a', '#0d5c42', '#bcf0d2', '#0a4650'),
  ink: palette('#040509', '#2a3146', '#ccd4e6', '#231f3c'),
  copper: palette('#170806', '#a4552f', '#ffdfc0', '#7a2f3a'),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
