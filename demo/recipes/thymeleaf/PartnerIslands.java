// What a page with islands needs, read from the manifest of partner-islands. Templates call it as @islands.head(...).
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.*;

@org.springframework.stereotype.Component("islands")
public class PartnerIslands {
    private static final String BASE = "/assets/";
    private final ObjectMapper mapper = new ObjectMapper();
    private final JsonNode manifest;

    public PartnerIslands() throws IOException {
        manifest = mapper.readTree(Path.of(System.getenv().getOrDefault("PARTNER_ISLANDS_DIST", "public/assets"), "manifest.json").toFile());
    }

    public String head(List<String> names, Map<String, ?> page, String nonce) throws IOException {
        Set<String> files = new LinkedHashSet<>(), lazy = new LinkedHashSet<>();
        manifest.path("core").forEach(file -> files.add(file.asText()));
        List<String> owners = new ArrayList<>(names);
        owners.add("shared");
        for (String name : owners) {
            manifest.path("islands").path(name).path("preload").forEach(file -> files.add(file.asText()));
            manifest.path("islands").path(name).path("lazy").forEach(file -> lazy.add(file.asText()));
            JsonNode text = manifest.path("messages").path(name).path((String) page.get("locale"));
            if (text.isTextual()) files.add(text.asText());
        }
        String cdn = mapper.valueToTree(page).path("config").path("cdnHost").asText("");
        String base = (cdn.isEmpty() || cdn.contains("/") ? "" : "https://") + cdn.replaceFirst("/$", "") + BASE;
        Map<String, String> hashes = new LinkedHashMap<>();
        for (Set<String> set : List.of(files, lazy)) set.forEach(file -> hashes.put(base + file, manifest.path("files").path(file).path("integrity").asText()));
        StringBuilder html = new StringBuilder("<script type=\"importmap\" nonce=\"" + nonce + "\">" + json(Map.of("integrity", hashes)) + "</script>");
        for (String file : files) {
            String place = "=\"" + base + file + "\" integrity=\"" + hashes.get(base + file) + "\" nonce=\"" + nonce + "\"";
            html.append(file.equals(manifest.path("entry").asText()) ? "<script type=\"module\" src" + place + "></script>" : "<link rel=\"modulepreload\" href" + place + ">");
        }
        return html.append("<script type=\"application/json\" data-partner-page>").append(json(page)).append("</script>").toString();
    }

    public String props(Object props) throws IOException { return "<script type=\"application/json\">" + json(props) + "</script>"; }

    private String json(Object value) throws IOException { return mapper.writeValueAsString(value).replace("<", "\\u003c"); }
}
