/** For what is no language, such as hosts, codes and names of accounts: phones neither correct it nor begin it with a capital. */
export const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
