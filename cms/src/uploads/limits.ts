const MB = 1024 * 1024;

/** What a picture or video is for decides how large it may be: `blog` is a post's cover, `post` stands in its text. */
export type UploadKind = 'portfolio' | 'milestone' | 'blog' | 'event' | 'project' | 'post';

interface KindLimit {
  imageMegabytes: number;
  /** 0: no videos */
  videoMegabytes: number;
}

const LIMITS: Record<UploadKind, KindLimit> = {
  portfolio: { imageMegabytes: 10, videoMegabytes: 0 },
  milestone: { imageMegabytes: 5, videoMegabytes: 0 },
  blog: { imageMegabytes: 5, videoMegabytes: 0 },
  event: { imageMegabytes: 5, videoMegabytes: 0 },
  project: { imageMegabytes: 10, videoMegabytes: 100 },
  post: { imageMegabytes: 5, videoMegabytes: 0 },
};

/** The panel and callers that name no kind may send what every kind takes; videos are for one kind alone. */
const WITHOUT_KIND: KindLimit = { imageMegabytes: 5, videoMegabytes: 100 };

/** The sentence that says which limit a file breaks, or undefined. */
export function sizeProblem(kind: string | undefined, mime: string, bytes: number): string | undefined {
  const limit = isKind(kind) ? LIMITS[kind] : WITHOUT_KIND;
  const video = mime.startsWith('video/');
  if (video && limit.videoMegabytes === 0) return 'Only image files are allowed here';
  const megabytes = video ? limit.videoMegabytes : limit.imageMegabytes;
  if (bytes <= megabytes * MB) return undefined;
  return `The ${video ? 'video' : 'image'} is larger than ${megabytes}MB. Please choose a smaller one`;
}

const isKind = (kind: string | undefined): kind is UploadKind =>
  kind !== undefined && Object.hasOwn(LIMITS, kind);
