import * as v from 'valibot'
import { FolderDraft } from '../files/folder'
import { Upload } from '../files/upload'
import { serverRoute } from '../serverRoute'
import { id } from '../tolerant'
import * as client from './routes'

const host = 'customer'
const files = v.pipe(v.array(id), v.minLength(1))

export const my_file_preview = serverRoute(client.my_file_preview, { host, path: '/file/{file}/preview', ids: ['file'] })
export const my_file_convert = serverRoute(client.my_file_convert, {
  host,
  path: '/file/{file}/convert',
  ids: ['file'],
  body: v.object({ type: v.string() }),
})

export const my_files_list = serverRoute(client.my_files_list, { host, path: '/files/list', query: v.object({ folder: v.optional(id) }) })
export const my_files_upload = serverRoute(client.my_files_upload, {
  host,
  path: '/files/upload',
  body: v.object({ ...Upload.entries, folder: v.optional(id) }),
})
export const my_files_move = serverRoute(client.my_files_move, {
  host,
  path: '/files/move',
  body: v.object({ files, folder: v.nullable(id) }),
})
export const my_files_sort = serverRoute(client.my_files_sort, { host, path: '/files/sort', body: v.object({ files }) })
export const my_files_delete = serverRoute(client.my_files_delete, { host, path: '/files/{file}/delete', ids: ['file'] })
export const my_files_delete_many = serverRoute(client.my_files_delete_many, { host, path: '/files/deleteMany', body: v.object({ files }) })

export const my_folders_create = serverRoute(client.my_folders_create, { host, path: '/folders/create', body: FolderDraft })
export const my_folders_delete = serverRoute(client.my_folders_delete, { host, path: '/folders/{folder}/delete', ids: ['folder'] })
export const my_folders_open = serverRoute(client.my_folders_open, { host, path: '/folders/{folder}/open', ids: ['folder'] })
export const my_folders_download = serverRoute(client.my_folders_download, { host, path: '/folders/{folder}/download', ids: ['folder'] })
