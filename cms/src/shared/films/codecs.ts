/** Names of codecs by their code in MP4 and QuickTime, or in Matroska. Owners read them; others keep their code. */
const NAMES: readonly (readonly [code: RegExp, name: string])[] = [
  [/^ap(c[hnso]|4[hx])$/, 'ProRes'],
  [/^av01$/, 'AV1'],
  [/^vp0[89]$/, 'VP9'],
  [/^(avc[1-4]|V_MPEG4\/ISO\/AVC)$/, 'H.264'],
  [/^(mp4v|V_MPEG4\/.*)$/, 'MPEG-4 Visual'],
  [/^(jpeg|mjp[ab]|V_MJPEG)$/, 'Motion JPEG'],
  [/^(s263|h263)$/, 'H.263'],
  [/^enc[va]$/, 'copy protection'],
  [/^(sowt|twos|[lni]pcm|in(24|32)|fl(32|64)|raw |A_PCM\/.*)$/, 'PCM sound'],
  [/^(alac|A_ALAC)$/, 'Apple Lossless sound'],
  [/^(samr|sawb)$/, 'AMR sound'],
  [/^([ae]c-3|A_E?AC3)$/, 'Dolby sound'],
  [/^apac$/, 'spatial sound'],
  [/^Opus$/, 'Opus sound'],
  [/^(fLaC|A_FLAC)$/, 'FLAC sound'],
  [/^(\.mp3|A_MPEG\/.*)$/, 'MP3 sound'],
  [/^A_AAC.*$/, 'AAC sound'],
];

/** HEVC, also as Dolby Vision */
const HEVC = /^(hvc[1-3]|hev[1-3]|dvh[1e]|hvt1|V_MPEGH\/ISO\/HEVC)$/;

export const isHevc = (code: string): boolean => HEVC.test(code);

/** Returns the name of a codec, such as 'ProRes'. */
export function codecName(code: string): string {
  const name = NAMES.find(([pattern]) => pattern.test(code))?.[1];
  return name ?? (code.replace(/[^\w./ -]/g, '').trim() || 'an unknown format');
}
