export const wording = { undo: 'Undo' };
