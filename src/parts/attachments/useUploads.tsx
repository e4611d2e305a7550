import { type ReactNode, useEffect, useRef, useState } from 'react'
import { uploadMessageFile, type UploadPlace } from '../../api/messages'
import type { StoredFile } from '../../contract'
import { isAbort, toErrorObject } from '../../http'
import { isolated, useMessages } from '../../i18n'
import { reasonFor } from '../submit'
import { UPLOAD_MAX_BYTES, uuid } from '../../model'
import { reportError, useAppDispatch } from '../../store'

export interface Upload {
  readonly key: string
  readonly file: File
  /** From 0 to 1. */
  readonly progress: number
  /** Why it is not there. */
  readonly error?: ReactNode
  /** Another try could help. */
  readonly canRetry?: boolean
}

interface Events {
  readonly onAdd: (files: readonly File[]) => void
  readonly onStored: (stored: StoredFile) => void
  /** It is not waiting any more: stored, or given up. */
  readonly onDrop: (file: File) => void
}

/** Brings chosen files to the server one by one, each with its progress and another try when it failed. */
export function useUploads(place: UploadPlace, { onAdd, onStored, onDrop }: Events) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  const patch = (key: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  const drop = ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    setUploads((before) => before.filter((upload) => upload.key !== key))
    onDrop(file)
  }

  async function send({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> {
    const controller = new AbortController()
    running.current.set(key, controller)
    patch(key, { error: undefined, progress: 0 })
    const onProgress = (progress: number) => patch(key, { progress })
    try {
      const stored = await dispatch(uploadMessageFile({ place, file, signal: controller.signal, onProgress }))
      onStored(stored)
      drop({ key, file })
    } catch (thrown) {
      if (isAbort(thrown)) return
      const error = toErrorObject(thrown)
      dispatch(reportError(error, { silent: true }))
      const text = `${isolated(file.name)}: ${t(error.message, error.values)}`
      patch(key, { error: reasonFor(error, text) ?? isolated(file.name), canRetry: true })
    }
  }

  function add(files: readonly File[]): void {
    const limit = { size: t('partner.general.megabytes', { size: UPLOAD_MAX_BYTES / 1024 ** 2 }) }
    const added = files.map((file) => ({ key: uuid(), file, progress: 0 }))
    const refuse = (file: File) => ({ error: t('partner.general.fileTooLarge', { name: file.name, ...limit }), canRetry: false })
    const isTooLarge = (file: File) => file.size > UPLOAD_MAX_BYTES
    onAdd(files.filter((file) => !isTooLarge(file)))
    setUploads((before) => [
      ...before,
      ...added.map((upload) => (isTooLarge(upload.file) ? { ...upload, ...refuse(upload.file) } : upload)),
    ])
    for (const upload of added) if (!isTooLarge(upload.file)) void send(upload)
  }

  return { uploads, add, drop, retry: (upload: Upload) => void send(upload) }
}
