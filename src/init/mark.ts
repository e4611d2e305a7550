import type { Recipe } from './Kind'

export const MARK = 'Made by partner-islands init'

/** Each puts the mark first, in a comment that no reader of the page gets to see. */
const COMMENTS: readonly (readonly [RegExp, (mark: string, text: string) => string])[] = [
  [/\.blade\.php$/, (mark, text) => `{{-- ${mark} --}}\n${text}`],
  [/php\/page\.php$/, (mark, text) => `<?php // ${mark} ?>\n${text}`],
  [/\.php$/, (mark, text) => text.replace('<?php', `<?php // ${mark}`)],
  [/\.(?:py|rb)$/, (mark, text) => `# ${mark}\n${text}`],
  [/\.(?:mjs|java)$/, (mark, text) => `// ${mark}\n${text}`],
  [/\.erb$/, (mark, text) => `<%# ${mark} %>\n${text}`],
  [/^thymeleaf\/.*\.html$/, (mark, text) => `<!--/* ${mark} */-->\n${text}`],
  [/\.(?:html|twig|njk)$/, (mark, text) => `{# ${mark} #}\n${text}`],
]

/** The text of a recipe with a first line that says who made the file. */
export function withMark({ from, inPackage }: Recipe, text: string): string {
  const [, comment] = COMMENTS.find(([names]) => names.test(from)) ?? []
  if (!comment) throw new Error(`A recipe like ${from} has no mark`)
  return (inPackage ? `package ${inPackage}; ` : '') + comment(`${MARK} from demo/recipes/${from}`, text)
}

export const hasMark = (text: string): boolean => (text.split('\n', 1)[0] ?? '').includes(MARK)
