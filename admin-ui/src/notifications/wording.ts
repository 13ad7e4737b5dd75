export const wording = { undo: 'Undo', reference: (id: string) => `Reference: ${id}.` };
