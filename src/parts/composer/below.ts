/** Words, and other words below them. */
export const below = (text: string, other: string): string => [text, other].filter((words) => words.trim()).join('\n\n')
