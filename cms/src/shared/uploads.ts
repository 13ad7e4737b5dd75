const MB = 1024 * 1024;

/** What a file is for decides how large it may be: `blog` is a post's cover, `post` stands in its text. */
export type UploadKind = 'portfolio' | 'milestone' | 'blog' | 'event' | 'project' | 'digital' | 'post';

/** Megabytes of each sort of file; a sort that is not there is not taken. */
type KindLimit = { image: number; video?: number; captions?: number };

const LIMITS: Record<UploadKind, KindLimit> = {
  portfolio: { image: 10 },
  milestone: { image: 5 },
  blog: { image: 5 },
  event: { image: 5 },
  project: { image: 10, video: 100 },
  digital: { image: 10, video: 100, captions: 1 },
  post: { image: 5 },
};

/** The panel and callers that name no kind may send what every kind takes; videos and captions are for few kinds. */
const WITHOUT_KIND: KindLimit = { image: 5, video: 100, captions: 1 };

/** The sentence that says which limit a file breaks, or undefined. */
export function sizeProblem(kind: string | undefined, mime: string, bytes: number): string | undefined {
  const limit = isKind(kind) ? LIMITS[kind] : WITHOUT_KIND;
  const sort = sortOf(mime);
  const megabytes = limit[sort];
  if (!megabytes) return `Only ${limit.video ? 'image or video' : 'image'} files are allowed here`;
  if (bytes <= megabytes * MB) return undefined;
  const [what, one] = sort === 'captions' ? ['captions are', 'file'] : [`${sort} is`, 'one'];
  return `The ${what} larger than ${megabytes}MB. Please choose a smaller ${one}`;
}

function sortOf(mime: string): keyof KindLimit {
  if (mime === 'text/vtt') return 'captions';
  return mime.startsWith('video/') ? 'video' : 'image';
}

const isKind = (kind: string | undefined): kind is UploadKind =>
  kind !== undefined && Object.hasOwn(LIMITS, kind);
