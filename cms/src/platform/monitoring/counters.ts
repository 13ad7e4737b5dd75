export const counts = { formsStored: 0, formsRefused: 0, formsFailed: 0, signInsRefused: 0 };
