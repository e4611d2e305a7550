const COLOUR = /^#[\da-f]{6}$/i

/** The colours of the wishes as custom properties. */
export function colorsSheet(answers: Record<string, string>): string {
  const lines = ['primary', 'secondary'].filter((name) => COLOUR.test(answers[name] ?? '')).map((name) => `  --${name}: ${answers[name]};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}
