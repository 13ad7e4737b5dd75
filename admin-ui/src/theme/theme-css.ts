import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariablesResolver, theme } from './theme';

type Variables = Record<string, string>;

/** Returns the variables that differ from Mantine's stylesheet, which contains those of Mantine's default theme. */
function differing(ours: Variables, stock: Variables): Variables {
  return Object.fromEntries(Object.entries(ours).filter(([name, value]) => stock[name] !== value));
}

/**
 * Returns the theme as a stylesheet for `theme-variables.css`. Mantine would add these variables at run time as a
 * <style> tag, which the content security policy blocks.
 */
export function themeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const ours = deepMerge(defaultCssVariablesResolver(merged), cssVariablesResolver(merged));
  const stock = defaultCssVariablesResolver(DEFAULT_THEME);
  const css = convertCssVariables({
    variables: differing(ours.variables, stock.variables),
    light: differing(ours.light, stock.light),
    dark: differing(ours.dark, stock.dark),
  });
  return `/* Generated from theme.ts by \`npm run generate\`: do not edit. */\n${laidOut(css)}`;
}

/** Formats like the project's formatter, so that it leaves the generated file unchanged. */
function laidOut(css: string): string {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selectors = '', body = '']) => {
    const selector = selectors.trim().replaceAll('"', "'").replaceAll(', ', ',\n');
    const lines = body
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => `  ${line};\n`);
    return `${selector} {\n${lines.join('')}}\n`;
  });
  return rules.join('\n');
}
