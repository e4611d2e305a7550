import { useState } from 'react'
import { useActivateShopMutation, useCreateShopMutation, useShopLoginMutation } from '../../../src/api/cms'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Badge, Button, Dialog, Hint, Stack } from '../../../src/ui'
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
  const [shop, setShop] = useState<Shop | null>(null)
  const { busy, error, run } = useSubmit()
  const [create] = useCreateShopMutation()
  const [activate] = useActivateShopMutation()
  const [login] = useShopLoginMutation()

  const signIn = () =>
    run(async () => {
      const { url } = await login({ params }).unwrap()
      open(url, '_blank', 'noopener')
    })
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
      <Stack>
        <Hint>{t('collections.shop.hint')}</Hint>
        {shop ? (
          <>
            <div className={styles.row}>
              <code className={styles.code}>{shop.id}</code>
              <Badge tone={shop.active ? 'success' : 'neutral'}>
                {t(shop.active ? 'collections.shop.active' : 'collections.shop.inactive')}
              </Badge>
            </div>
            <div className={styles.row}>
              {!shop.active && (
                <Button busy={busy} variant="primary" onClick={() => void run(async () => setShop(await activate({ params }).unwrap()))}>
                  {t('collections.shop.activate')}
                </Button>
              )}
              <Button busy={busy} icon={ExternalLink} onClick={() => void signIn()}>
                {t('collections.shop.signIn')}
              </Button>
            </div>
          </>
        ) : (
          <Button busy={busy} variant="primary" onClick={() => void run(async () => setShop(await create({ params }).unwrap()))}>
            {t('collections.shop.open')}
          </Button>
        )}
        <Refusal error={error} />
      </Stack>
    </Dialog>
  )
}
