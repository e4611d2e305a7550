import { ArrowLeftRight } from '../../src/ui/icons'
import { useState } from 'react'
import { returnToPartner } from '../../src/api/shell'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { ROUTE_NAMES } from '../../src/model'
import {
  hasUnsavedChanges,
  ignoreUnsavedChanges,
  selectPartnerLeft,
  selectPartners,
  selectPlace,
  useAppDispatch,
  useAppSelector,
  usePageStore,
} from '../../src/store'
import { Button, Dialog } from '../../src/ui'
import styles from './signIn.module.css'

/**
 * Lies over the page while the session is another partner's, as another tab has switched it: all calls wait. The page goes on where the session
 * is, or the session comes back to where the page is, with all that is typed there.
 */
export function OtherPartner() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { router, services } = useIsland()
  const { getState } = usePageStore()
  const { page, leavePage } = services
  const to = useAppSelector(selectPartnerLeft)?.to ?? null
  // Stays while the dialog goes.
  const [shownTo, setShownTo] = useState(to)
  if (to !== null && to !== shownTo) setShownTo(to)
  const partners = useAppSelector(selectPartners)
  const [isBusy, setBusy] = useState(false)
  const nameOf = (id: number | null) => partners.find((partner) => partner.id === id)?.name
  const [here, now] = [nameOf(page.config.partnerId), nameOf(shownTo)]

  const load = () => {
    ignoreUnsavedChanges()
    // A website of this partner is none of the other's.
    const isOfPartner = Object.keys(selectPlace(getState()).params).length > 0
    if (isOfPartner && router.has(ROUTE_NAMES.overview)) leavePage(router.generate(ROUTE_NAMES.overview), 'assign')
    else leavePage(location.href, 'reload')
  }
  const comeBack = async () => {
    setBusy(true)
    await dispatch(returnToPartner())
    setBusy(false)
  }

  return (
    <Dialog
      open={to !== null}
      size="sm"
      icon={ArrowLeftRight}
      title={t('signIn.otherPartner.title')}
      actions={
        <>
          {here && (
            <Button busy={isBusy} onClick={() => void comeBack()}>
              {t('signIn.otherPartner.back', { partner: here })}
            </Button>
          )}
          <Button variant="primary" disabled={isBusy} data-autofocus onClick={load}>
            {now ? t('signIn.otherPartner.continue', { partner: now }) : t('partner.general.reload')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t('signIn.otherPartner.text')}</p>
        {here && hasUnsavedChanges() && <p>{t('signIn.otherPartner.unsaved', { partner: here })}</p>}
      </div>
    </Dialog>
  )
}
