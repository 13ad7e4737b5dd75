import { Text, Typography } from '@mantine/core';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import classes from './markdown-field.module.css';
import { wording } from './wording';

/** Shows the text as visitors see it; raw HTML stays text. Loaded with the first preview. */
export default function MarkdownPreview({ text }: { text: string }) {
  if (!text.trim()) return <Text className={classes.preview}>{wording.nothingToPreview}</Text>;
  return (
    <Typography className={classes.preview}>
      <Markdown remarkPlugins={[remarkGfm]}>{text}</Markdown>
    </Typography>
  );
}
