import { Text, Typography } from '@mantine/core';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import classes from './markdown-field.module.css';
import { wording } from './wording';

/** The text as visitors will read it. Raw HTML in it stays text. Loaded when a preview is first wanted. */
export default function MarkdownPreview({ text }: { text: string }) {
  if (!text.trim()) return <Text className={classes.preview}>{wording.nothingToPreview}</Text>;
  return (
    <Typography className={classes.preview}>
      <Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>
    </Typography>
  );
}
