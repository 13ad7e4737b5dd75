import type { CSSProperties } from 'react';
import { sharedWording } from '../themes/shared/wording';

/** Inline, because preview pages use either theme's style sheet, and neither knows previews. */
const LOOK: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1000,
  margin: 0,
  padding: '0.6rem 1rem',
  background: '#fff3c4',
  color: '#1a1300',
  font: '500 0.9375rem/1.4 system-ui, sans-serif',
  textAlign: 'center',
};

/** Marks this page as a preview. Its links open in a new tab, because no other page of the site may be framed. */
export function PreviewBar({ isDraft }: { isDraft: boolean }) {
  const { draft, published } = sharedWording.preview;
  return (
    <>
      <base target="_blank" />
      <p style={LOOK} role="status">
        {isDraft ? draft : published}
      </p>
    </>
  );
}
