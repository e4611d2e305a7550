import type { Workflow } from '../../../../src/contract'
import { DATE_MAX, DATE_MIN, WEBSITE_LABEL_MAX_LENGTH } from '../../../../src/model'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import type { WebsiteEdit } from './WebsiteEdit'

/** Whether an instant lies on a day that dates may have. */
export const dayFits = (instant: number | null): boolean =>
  instant === null || (instant >= Date.parse(DATE_MIN) && instant <= Date.parse(DATE_MAX))

/** People, label, place on the board, pause and lead as they were sent. */
export function workflowEdit(
  { label, rank, snoozed, lost, lead_source, lead_value, closed_by, designed_by, serviced_by }: Workflow,
  t: Translate,
): WebsiteEdit {
  if (label && label.length > WEBSITE_LABEL_MAX_LENGTH) {
    throw new HttpError(422, 'refusal.fields', {
      errors: [{ name: 'label', message: t('field.length', { max: WEBSITE_LABEL_MAX_LENGTH }) }],
    })
  }
  return {
    ...(label === undefined ? {} : { label: label?.trim() ?? null }),
    ...(rank === undefined ? {} : { rank }),
    snoozed,
    lost,
    lead_source,
    lead_value,
    ...numbers({ closed_by, designed_by, serviced_by }),
  }
}

const numbers = (people: Record<string, number | string | null | undefined>) =>
  Object.fromEntries(
    Object.entries(people)
      .filter(([, id]) => id !== undefined)
      .map(([name, id]) => [name, id === null ? null : Number(id)]),
  )
