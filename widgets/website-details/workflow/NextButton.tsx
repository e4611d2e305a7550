import { ArrowRight } from '../../../src/ui/icons'
import { nextOf } from '../../../src/api/websiteChange'
import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { refusalText, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button, Tooltip } from '../../../src/ui'
import { usePortalText } from './usePortalText'
import { useRights } from './useRights'

/** One click to the next status of those that are in use; its hint says what the customer will see there, or what is in the way (WD-02). */
export function NextButton({ website }: { website: WebsiteDetails }) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, refusalsOf, rules } = useWebsiteChanges()
  const may = useRights(website)
  const portalText = usePortalText()
  const status = nextOf(website, rules)
  if (!status || !may('change_status')) return null
  const [refusal] = refusalsOf(website, { status })
  return (
    <Tooltip text={refusal ? refusalText(refusal, { t, formats }) : portalText(status)}>
      <Button variant={refusal ? 'secondary' : 'primary'} size="sm" iconEnd={ArrowRight} onClick={() => void apply([website], { status })}>
        {t('websiteDetails.status.next', { status: t(`status.${status}`) })}
      </Button>
    </Tooltip>
  )
}
