import type { Translate } from '../../../src/i18n'
import type { Refusal } from '../../../src/model'

/** A reason in words. */
export function refusalText(t: Translate, refusal: Refusal): string {
  if (refusal.code !== 'undone_entries') return t(`details.refused.${refusal.code}`)
  return t('details.refused.undone_entries', { todos: refusal.todos.length, messages: refusal.messages.length })
}
