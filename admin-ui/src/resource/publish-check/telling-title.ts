/** Words that cameras, phones, messengers and programs put into the names of files, or that fit any picture. */
const OF_MACHINES = new Set(
  [
    'img image images imagen imagem bild photo photos foto picha pic picture screenshot bildschirmfoto dsc dscf dscn',
    'dcim pxl mvimg mg vid video movie clip film gopr gh gx dji pano untitled unnamed unknown noname scan scanned',
    'whatsapp whats app wa signal telegram fb fbimg messenger snapchat instagram received download file upload',
    'photograph cover thumbnail preview media alt description',
  ].flatMap((words) => words.split(' ')),
);
/** Words that only go with the others, such as "copy" in "IMG_2034 copy". */
const BESIDE = new Set(
  [
    'at am pm h m s p t z final copy edited edit new portrait night burst hdr mp bokeh of the and by a an my',
    'featured text',
  ].flatMap((words) => words.split(' ')),
);
const UUID = /\b[0-9a-f]{8}[\s-][0-9a-f]{4}[\s-][0-9a-f]{4}[\s-][0-9a-f]{4}[\s-][0-9a-f]{12}\b/gi;
/** The start of a name of random letters and digits. */
const RANDOM = /^(?=.*\d)[0-9a-f]{8,}$/;

/**
 * Returns whether a title or a description says something about what it names: "Image 2034", "Whats App Image 2026
 * 05 14" and names of random letters do not.
 */
export function isTelling(title: string): boolean {
  const words = title
    .replace(UUID, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word && !RANDOM.test(word))
    .flatMap((word) =>
      word
        .replace(/\p{N}+/gu, ' ')
        .trim()
        .split(' '),
    )
    .filter(Boolean);
  if (words[0] === 'untitled') return false;
  const hasMachine = words.some((word) => OF_MACHINES.has(word));
  return words.some(
    (word) => !OF_MACHINES.has(word) && !(BESIDE.has(word) && hasMachine) && /..|[^a-z]/u.test(word),
  );
}
