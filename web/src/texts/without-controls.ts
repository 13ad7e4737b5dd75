/** All characters that XML 1.0 forbids, including half of a surrogate pair. One of them makes a feed unreadable. */
const FORBIDDEN = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns a text without control characters and noncharacters, for files that programs read. */
export const withoutControls = (text: string): string => text.replace(FORBIDDEN, '');
