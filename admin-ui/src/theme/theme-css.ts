import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariablesResolver, theme } from './theme';

type Variables = Record<string, string>;

/** What differs from Mantine's stylesheet, which already holds the variables of its own theme. */
function differing(ours: Variables, stock: Variables): Variables {
  return Object.fromEntries(Object.entries(ours).filter(([name, value]) => stock[name] !== value));
}

/**
 * The theme as a stylesheet. Mantine would add these variables as a <style> tag at run time, which
 * the content security policy blocks; so they are written to `theme-variables.css` instead.
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

/** In the layout of the project's formatter, so that it finds nothing to change in the generated file. */
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
