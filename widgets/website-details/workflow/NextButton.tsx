import { ArrowRight } from 'lucide-react'
import { useMessages } from '../../../src/i18n'
import { Button, Tooltip } from '../../../src/ui'
import { refusalText } from './refusalText'
import { useRights } from './useRights'
import { useWorkflow } from './WorkflowContext'

/** One click to the next status of those that are in use. */
export function NextButton() {
  const t = useMessages()
  const { website, next, refusalsOf, request } = useWorkflow()
  const may = useRights(website)
  if (!next || !may('change_status')) return null
  const [refusal] = refusalsOf({ to: next })
  const button = (
    <Button variant={refusal ? 'secondary' : 'primary'} size="sm" iconEnd={ArrowRight} onClick={() => request({ to: next })}>
      {t('details.status.next', { status: t(`status.${next}`) })}
    </Button>
  )
  return refusal ? <Tooltip text={refusalText(t, refusal)}>{button}</Tooltip> : button
}
