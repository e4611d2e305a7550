const MAX_LENGTH = 200

/** A name without folders, control characters and what turns the direction of letters round, which hides what kind of file it is; it is only ever shown. */
export const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(-MAX_LENGTH) || 'file'
