import { plainUpload, readUploadedPath } from "@contract/kernel/contract/uploaded-pictures";
import { useEventPicturesQuery } from "../../graphql/shared/pictures";
import { pictureBase } from "../events/event-pictures";

/** Answers where the picture of a path is; undefined for one that was not uploaded while it is not known where the site has those. */
export function usePictureAddress(): (path: string) => string | undefined {
  const { data, loading } = useEventPicturesQuery();
  return (path) => {
    const uploaded = readUploadedPath(path);
    if (uploaded) return plainUpload(uploaded);
    return loading ? undefined : pictureBase(data?.events ?? []) + path;
  };
}
