import type { Translate } from './translator'

/** That something was taken back, and what of it stays. */
export const undoneText = (text: string, keptTodos: number, t: Translate): string =>
  [t('partner.general.undone', { text }), ...(keptTodos > 0 ? [t('partner.general.undone.todos', { count: keptTodos })] : [])].join(' ')
