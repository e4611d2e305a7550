import { useLinkCheck } from '../../api/mail'
import { useMessages } from '../../i18n'
import { type FieldProps, LinkField } from '../../ui'

interface Props extends FieldProps {
  disabled: boolean
  value: string
  onChange: (value: string) => void
}

/** A web address that people will be sent to, and whether a page comes from there (RS-02). */
export function CheckedLink(field: Props) {
  const t = useMessages()
  const { isLoading, check, result } = useLinkCheck(field.value)
  return (
    <LinkField
      {...field}
      checkLabel={t('partner.link.check')}
      result={result && { text: t(`partner.link.${result.state}`, { url: result.url }), isGood: result.state === 'ok' }}
      busy={isLoading}
      onCheck={check}
    />
  )
}
