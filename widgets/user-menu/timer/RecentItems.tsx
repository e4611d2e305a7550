import { Play, RotateCw } from '../../../src/ui/icons'
import { useRecentlyTimedQuery } from '../../../src/api/time'
import { useMessages } from '../../../src/i18n'
import { RECENTLY_TIMED } from '../../../src/model'
import { MenuItem, Spinner } from '../../../src/ui'

interface Props {
  /** Goes on already. */
  runningOn: number | undefined
  onStart: (websiteId: number) => void
}

/** The websites that the viewer worked on last; choosing one starts its timer. Asked for when they are looked at. */
export function RecentItems({ runningOn, onStart }: Props) {
  const t = useMessages()
  const { data, isError, refetch } = useRecentlyTimedQuery()
  if (!data && isError)
    return (
      <MenuItem icon={RotateCw} description={t('partner.general.loadFailed')} onSelect={() => void refetch()}>
        {t('partner.general.retry')}
      </MenuItem>
    )
  if (!data) return <Spinner />
  const others = data.filter(({ id }) => id !== runningOn).slice(0, RECENTLY_TIMED)
  if (others.length === 0) return <MenuItem disabled>{t('timer.none')}</MenuItem>
  return others.map(({ id, title }) => (
    <MenuItem changes key={id} icon={Play} onSelect={() => onStart(id)}>
      <bdi>{t('timer.continue', { website: title })}</bdi>
    </MenuItem>
  ))
}
