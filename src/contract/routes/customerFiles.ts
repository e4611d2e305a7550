import * as v from 'valibot'
import { Folder, FolderContent, FolderDraft } from '../entities/folder'
import { StoredFile } from '../entities/storedFile'
import { Upload } from '../entities/upload'
import { items } from '../envelopes'
import { route } from '../route'
import { id } from '../tolerant'

const host = 'customer'
const files = v.pipe(v.array(id), v.minLength(1))

export const my_file_preview = route({ name: 'my_file_preview', method: 'GET', host, path: '/file/{file}/preview', answer: 'file' })
export const my_file_convert = route({
  name: 'my_file_convert',
  method: 'POST',
  host,
  path: '/file/{file}/convert',
  body: v.object({ type: v.string() }),
  answer: StoredFile,
})

export const my_files_list = route({
  name: 'my_files_list',
  method: 'GET',
  host,
  path: '/files/list',
  query: v.object({ folder: v.optional(id) }),
  answer: FolderContent,
})
export const my_files_upload = route({
  name: 'my_files_upload',
  method: 'POST',
  host,
  path: '/files/upload',
  body: v.object({ ...Upload.entries, folder: v.optional(id) }),
  bodyType: 'multipart',
  answer: items(StoredFile),
})
export const my_files_move = route({
  name: 'my_files_move',
  method: 'POST',
  host,
  path: '/files/move',
  body: v.object({ files, folder: v.nullable(id) }),
  answer: FolderContent,
})
export const my_files_sort = route({
  name: 'my_files_sort',
  method: 'POST',
  host,
  path: '/files/sort',
  body: v.object({ files }),
  answer: FolderContent,
})
export const my_files_delete = route({ name: 'my_files_delete', method: 'DELETE', host, path: '/files/{file}/delete', answer: 'empty' })
export const my_files_delete_many = route({
  name: 'my_files_delete_many',
  method: 'DELETE',
  host,
  path: '/files/deleteMany',
  body: v.object({ files }),
  answer: 'empty',
})

export const my_folders_create = route({
  name: 'my_folders_create',
  method: 'POST',
  host,
  path: '/folders/create',
  body: FolderDraft,
  answer: Folder,
})
export const my_folders_delete = route({
  name: 'my_folders_delete',
  method: 'DELETE',
  host,
  path: '/folders/{folder}/delete',
  answer: 'empty',
})
export const my_folders_open = route({
  name: 'my_folders_open',
  method: 'GET',
  host,
  path: '/folders/{folder}/open',
  answer: FolderContent,
})
export const my_folders_download = route({
  name: 'my_folders_download',
  method: 'GET',
  host,
  path: '/folders/{folder}/download',
  answer: 'file',
})
