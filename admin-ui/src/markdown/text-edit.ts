export interface Selection {
  start: number;
  end: number;
}

/** Replaces `text.slice(from, to)` by `insert`, then selects `select`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  select: Selection;
}
