import { useState } from 'react'
import { fetchOwnData } from '../../../src/api/profile'
import { useMessages } from '../../../src/i18n'
import { useAppDispatch } from '../../../src/store'
import { Button, download } from '../../../src/ui'
import { Download } from '../../../src/ui/icons'
import { ProfileSection } from './ProfileSection'

/** What is kept of the person, as a file. */
export function OwnDataSection() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      download(JSON.stringify(await dispatch(fetchOwnData()), null, 2), 'profile.json', 'application/json')
    } catch {
      // Told by the call.
    } finally {
      setBusy(false)
    }
  }
  return (
    <ProfileSection anchor="data" title={t('profile.data')} description={t('profile.data.description')}>
      <div>
        <Button icon={Download} busy={isBusy} onClick={() => void save()}>
          {t('profile.data.download')}
        </Button>
      </div>
    </ProfileSection>
  )
}
