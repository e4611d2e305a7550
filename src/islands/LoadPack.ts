import type { Messages } from '../i18n'

/**
 * Texts of an island in one locale, as `import('./messages/de.json')` gives them: in ICU MessageFormat, or as syntax trees (`formatjs compile --ast`),
 * for which no parser has to be loaded.
 */
export type LoadPack = (locale: string) => Promise<{ default: Messages }>
