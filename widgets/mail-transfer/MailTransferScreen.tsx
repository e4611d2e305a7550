import { ListPlus, Plus } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import type { MailTransfer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { useAddress, useDocumentTitle } from '../../src/store'
import { Button, PageHead, Screen, Skeleton } from '../../src/ui'
import { TransferDetails } from './TransferDetails'
import { TransferForm } from './TransferForm'
import { TransferList } from './TransferList'

const ManyForm = lazyPart(() => import('./many/ManyForm'))

/** The forms that the address may ask for: of one mailbox, of many. */
const FORMS = ['one', 'many'] as const

/** Moves mailboxes from one mail server to another (4.35). */
export function MailTransferScreen() {
  const t = useMessages()
  const [address, change] = useAddress()
  // An earlier transfer between the same mailboxes fills the form.
  const [like, setLike] = useState<MailTransfer | null>(null)
  useDocumentTitle(t('mailTransfer.title'))
  const id = Number(address.get('transfer'))
  const form = FORMS.find((one) => one === address.get('form'))

  const toList = () => change({ form: null, transfer: null }, true)
  const open = (transfer: number) => change({ form: null, transfer: String(transfer) }, true)
  // The way back does not lead to a form that is done.
  const toCreated = (transfer: number) => change({ form: null, transfer: String(transfer) })
  const create = (wanted: (typeof FORMS)[number], filled: MailTransfer | null = null) => {
    setLike(filled)
    change({ form: wanted, transfer: null }, true)
  }
  if (id > 0)
    return (
      <Screen>
        <PageHead title={t('mailTransfer.title')} />
        <TransferDetails key={id} id={id} onClose={toList} onRepeat={(transfer) => create('one', transfer)} />
      </Screen>
    )
  return (
    <Screen>
      <PageHead title={t('mailTransfer.title')}>
        {!form && (
          <>
            <Button icon={ListPlus} onClick={() => create('many')}>
              {t('mailTransfer.many')}
            </Button>
            <Button icon={Plus} variant="primary" onClick={() => create('one')}>
              {t('mailTransfer.new')}
            </Button>
          </>
        )}
      </PageHead>
      {!form && <TransferList onOpen={open} onCreate={() => create('one')} />}
      {form === 'one' && <TransferForm like={like} onClose={toList} onCreated={toCreated} />}
      {form === 'many' && (
        <Suspense fallback={<Skeleton shape="block" height="320px" />}>
          <ManyForm onClose={toList} onCreated={toList} />
        </Suspense>
      )}
    </Screen>
  )
}
