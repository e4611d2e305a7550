import { useRef, useState } from 'react'
import { useActivateShopMutation, useCreateShopMutation, useShopLoginQuery } from '../../../src/api/cmsCollections'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { safeHref } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Badge, Button, ButtonLink, Dialog, Hint, LockedActions, Skeleton, Stack, useFocusStays } from '../../../src/ui'
import { ExternalLink, Store } from '../../../src/ui/icons'
import styles from '../shared/collections.module.css'

interface Props {
  websiteId: number
  onExited: () => void
}

interface Shop {
  id: string
  active: boolean
}

/** The shop of the website: made once, then switched on, and the way into the system where it is run. */
export default function ShopDialog({ websiteId, onExited }: Props) {
  const t = useMessages()
  const params = { website: websiteId }
  const [isOpen, setOpen] = useState(true)
  const content = useRef<HTMLDivElement>(null)
  useFocusStays(content, 'button, a', 'dialog')
  const [shop, setShop] = useState<Shop | null>(null)
  const { busy, error, run } = useSubmit()
  const [create] = useCreateShopMutation()
  const [activate] = useActivateShopMutation()
  return (
    <Dialog
      open={isOpen}
      title={t('collections.shop')}
      icon={Store}
      size="sm"
      onClose={() => setOpen(false)}
      onExited={onExited}
      actions={<Button onClick={() => setOpen(false)}>{t('partner.general.close')}</Button>}
    >
      <Stack ref={content}>
        <Hint>{t('collections.shop.hint')}</Hint>
        {shop ? (
          <>
            <div className={styles.row}>
              <code className={styles.code}>{shop.id}</code>
              <Badge tone={shop.active ? 'success' : 'neutral'}>
                {t(shop.active ? 'collections.shop.active' : 'collections.shop.inactive')}
              </Badge>
            </div>
            {!shop.active && (
              <LockedActions>
                <Button busy={busy} variant="primary" onClick={() => void run(async () => setShop(await activate({ params }).unwrap()))}>
                  {t('collections.shop.activate')}
                </Button>
              </LockedActions>
            )}
            <ShopLogin websiteId={websiteId} />
          </>
        ) : (
          <LockedActions>
            <Button busy={busy} variant="primary" onClick={() => void run(async () => setShop(await create({ params }).unwrap()))}>
              {t('collections.shop.open')}
            </Button>
          </LockedActions>
        )}
        <Refusal error={error} />
      </Stack>
    </Dialog>
  )
}

/** A link, which browsers open where a window that opens by itself would be kept from opening. */
function ShopLogin({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { data, error } = useShopLoginQuery({ params: { website: websiteId } })
  if (error) return <Refusal error={toErrorObject(error)} />
  if (!data) return <Skeleton shape="block" height="36px" />
  return (
    <ButtonLink icon={ExternalLink} href={safeHref(data.url)} target="_blank" rel="noopener">
      {t('collections.shop.signIn')}
    </ButtonLink>
  )
}
