import { useLinkCheck } from '../../../src/api/linkCheck'
import { useMessages } from '../../../src/i18n'
import { type FieldProps, LinkField } from '../../../src/ui'

interface Props extends FieldProps {
  disabled: boolean
  value: string
  onChange: (value: string) => void
}

/** A web address, and whether a page comes from there. */
export function CheckedLink(field: Props) {
  const t = useMessages()
  const { isLoading, check, result } = useLinkCheck(field.value)
  return (
    <LinkField
      {...field}
      checkLabel={t('settings.link.check')}
      verdict={result && { text: t(`settings.link.${result.state}`, { url: result.url }), isGood: result.state === 'ok' }}
      busy={isLoading}
      onCheck={check}
    />
  )
}
