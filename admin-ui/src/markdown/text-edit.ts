export interface Selection {
  start: number;
  end: number;
}

/** Replace `text.slice(from, to)` by `insert`, then select `select`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  select: Selection;
}
