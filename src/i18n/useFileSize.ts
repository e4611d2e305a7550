import { useFormats, useMessages } from './I18nProvider'

const KILOBYTE = 1024

/** Sizes as people read them. */
export function useFileSize(): (bytes: number) => string {
  const t = useMessages()
  const formats = useFormats()
  return (bytes) =>
    bytes < KILOBYTE ** 2
      ? t('partner.general.kilobytes', { size: formats.number(Math.max(1, Math.round(bytes / KILOBYTE))) })
      : t('partner.general.megabytes', { size: formats.number(bytes / KILOBYTE ** 2, { maximumFractionDigits: 1 }) })
}
