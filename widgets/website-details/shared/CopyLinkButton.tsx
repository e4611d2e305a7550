import { Link } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { Button } from '../../../src/ui'

/** Copies the address of this page, for a colleague. */
export function CopyLinkButton() {
  const t = useMessages()
  const copy = useCopy()
  return (
    <Button size="sm" icon={Link} onClick={() => void copy(location.href)}>
      {t('details.copyLink')}
    </Button>
  )
}
