package partner.islands;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** What a page with islands needs, read from the manifest of partner-islands; head goes into {@code <head>}. */
public class Islands {
    public static final String VERSION = "0.0.0";
    /** What islands of an application import by name. */
    private static final String FACE = "index.js";

    private final ObjectMapper mapper = new ObjectMapper();
    private final File file;
    private final String base;
    private JsonNode manifest;

    /** The folder of the published files, and its address. */
    public Islands(String dist, String base) {
        this.file = new File(dist, "manifest.json");
        this.base = base;
    }

    /** The page has the form of page-data.schema.json. */
    public String head(List<String> names, Map<String, ?> page, String nonce) {
        String from = baseOf(page);
        Stream<String> texts = Stream.concat(Stream.of("shared"), names.stream())
            .flatMap(name -> read("/messages/" + name + "/" + page.get("locale")));
        Set<String> files = Stream.of(read("/core"), names.stream().flatMap(name -> read("/islands/" + name + "/preload")), texts)
            .flatMap(all -> all).collect(Collectors.toCollection(LinkedHashSet::new));
        Stream<String> lazy = names.stream().flatMap(name -> read("/islands/" + name + "/lazy"));
        Map<String, String> hashes = new LinkedHashMap<>();
        Stream.of(files.stream(), lazy, Stream.of(FACE)).flatMap(all -> all).forEach(name -> hashes.put(from + name, manifest().path("files").path(name).path("integrity").asText()));
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("imports", Map.of("partner-islands/standalone", from + FACE));
        map.put("integrity", hashes);
        StringBuilder html = new StringBuilder("<script type=\"importmap\" nonce=\"" + nonce + "\">" + json(map) + "</script>");
        for (String name : files) {
            String place = "=\"" + from + name + "\" integrity=\"" + hashes.get(from + name) + "\" nonce=\"" + nonce + "\"";
            boolean isEntry = name.equals(manifest().path("entry").asText());
            html.append(isEntry ? "<script type=\"module\" src" + place + "></script>" : "<link rel=\"modulepreload\" href" + place + ">");
        }
        return html + "<script type=\"application/json\" data-partner-page>" + json(page) + "</script>";
    }

    /** What only one element needs, inside of it. */
    public String props(Object props) {
        return "<script type=\"application/json\">" + json(props) + "</script>";
    }

    private String baseOf(Map<String, ?> page) {
        String cdn = mapper.valueToTree(page).at("/config/cdnHost").asText("");
        return (cdn.isEmpty() || cdn.contains("/") ? "" : "https://") + cdn.replaceFirst("/$", "") + base;
    }

    private Stream<String> read(String place) {
        return StreamSupport.stream(manifest().at(place).spliterator(), false).map(JsonNode::asText);
    }

    private String json(Object value) {
        try {
            return mapper.writeValueAsString(value).replace("<", "\\u003c");
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private synchronized JsonNode manifest() {
        if (manifest != null) return manifest;
        if (!file.isFile()) throw new IllegalStateException(file + " is not there: publish the files of partner-islands " + VERSION + " in that folder.");
        try {
            JsonNode read = mapper.readTree(file);
            String version = read.path("version").asText("another version");
            if (!version.equals(VERSION)) throw new IllegalStateException(file + " is of partner-islands " + version + ", this package of " + VERSION + ": publish the files of that version.");
            return manifest = read;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
