import { ArrowRight } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { Button, Tooltip } from '../../../src/ui'
import { refusalText } from './refusalText'
import { usePortalText } from './usePortalText'
import { useRights } from './useRights'
import { useWorkflow } from './WorkflowContext'

/** One click to the next status of those that are in use; its hint says what the customer will see there, or what is in the way (WD-02). */
export function NextButton() {
  const t = useMessages()
  const { website, next, refusalsOf, request } = useWorkflow()
  const may = useRights(website)
  const portalText = usePortalText()
  if (!next || !may('change_status')) return null
  const [refusal] = refusalsOf({ to: next })
  return (
    <Tooltip text={refusal ? refusalText(t, refusal) : portalText(next)}>
      <Button variant={refusal ? 'secondary' : 'primary'} size="sm" iconEnd={ArrowRight} onClick={() => request({ to: next })}>
        {t('details.status.next', { status: t(`status.${next}`) })}
      </Button>
    </Tooltip>
  )
}
