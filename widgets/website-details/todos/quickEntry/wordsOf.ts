import type { Translate } from '../../../../src/i18n'
import type { DayWords } from './Vocabulary'

/** What people of a language type for a day, besides what `Intl` says. */
export const wordsOf = (t: Translate): DayWords => ({
  today: t('websiteDetails.todo.words.today'),
  tomorrow: t('websiteDetails.todo.words.tomorrow'),
  nextWeek: t('websiteDetails.todo.words.nextWeek'),
  inWeek: t('websiteDetails.todo.words.inWeek'),
  inDays: t('websiteDetails.todo.words.inDays'),
  inWeeks: t('websiteDetails.todo.words.inWeeks'),
  around: t('websiteDetails.todo.words.around'),
  weekdays: t('websiteDetails.todo.words.weekdays'),
})
