/** The place of one or two frames on the page of a piece. */
export interface Row<Item> {
  /**
   * `wide`: the full width; `pair`: two portraits side by side, equally tall; `column`: the column of the text;
   * `offset`: a portrait without a partner, at one side
   */
  kind: 'wide' | 'pair' | 'column' | 'offset';
  /** Offset rows change sides */
  side: 'start' | 'end';
  frames: Item[];
}

/** From this ratio of width to height on, a frame is a landscape. */
const LANDSCAPE = 1.15;
/** Up to this ratio, a frame is a portrait. */
const PORTRAIT = 0.87;

interface Shaped {
  /** Width divided by height; 0 when unknown */
  ratio: number;
}

/** Returns the shape of a frame. One of unknown shape is a landscape, like most films. */
export function shapeOf({ ratio }: Shaped): 'landscape' | 'portrait' | 'square' {
  if (ratio === 0 || ratio >= LANDSCAPE) return 'landscape';
  return ratio > PORTRAIT ? 'square' : 'portrait';
}

/**
 * Arranges the frames of a piece by their shapes, in the owner's order. Portraits that follow each other form pairs;
 * the last of an odd number is alone and closes its series.
 */
export function rhythmOf<Item extends Shaped>(frames: readonly Item[]): Row<Item>[] {
  const rows: Row<Item>[] = [];
  let offsets = 0;
  for (let at = 0; at < frames.length; at += 1) {
    const [frame, next] = frames.slice(at, at + 2) as [Item, Item | undefined];
    const shape = shapeOf(frame);
    if (shape !== 'portrait') {
      rows.push({ kind: shape === 'square' ? 'column' : 'wide', side: 'start', frames: [frame] });
    } else if (next && shapeOf(next) === 'portrait') {
      rows.push({ kind: 'pair', side: 'start', frames: [frame, next] });
      at += 1;
    } else {
      rows.push({ kind: 'offset', side: offsets % 2 === 0 ? 'start' : 'end', frames: [frame] });
      offsets += 1;
    }
  }
  return rows;
}
